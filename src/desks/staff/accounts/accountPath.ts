export const ACCOUNT_PATH = '/newsroom/api/account';

/** The client address of a request, set by the server; a value sent by the client is overwritten. */
export const ADDRESS_HEADER = 'x-newsroom-address';
