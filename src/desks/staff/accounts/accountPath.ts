export const ACCOUNT_PATH = '/newsroom/api/account';

/** Where the server itself says from which address of the network a request came; a sender's own is overwritten. */
export const ADDRESS_HEADER = 'x-newsroom-address';
