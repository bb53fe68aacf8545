// What a browser remembers of its notifications; pages and service workers share it.

type ReaderToken = { browserToken: string; browserName: string; consent: string; savedAt: number };
/** Of the newsroom: whoever signs in after this member has not asked for anything. */
type StaffToken = { browserToken: string; browserName: string; staffId: string };

const DATABASE = 'notifications';
/** More than a site sends while a message may still arrive twice. */
const SHOWN_IDS = 100;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('token');
      request.result.createObjectStore('shown', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('The store is held by another page'));
  });
}

/** Runs in one transaction; rejects if it is aborted. */
async function within<Result>(store: 'token' | 'shown', work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, 'readwrite');
      const request = work(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The store refused'));
    });
  } finally {
    database.close();
  }
}

/** The token that was sent last, under a key. All reject where nothing can be stored. */
const tokenStore = <Token>(key: string) => ({
  read: () => within<Token | undefined>('token', (store) => store.get(key)),
  store: async (token: Token) => {
    await within('token', (store) => store.put(token, key));
  },
  forget: async () => {
    await within('token', (store) => store.delete(key));
  },
});

export const readerToken = tokenStore<ReaderToken>('token');
export const staffToken = tokenStore<StaffToken>('staff');

/** Notes that a message is shown. Returns whether it is the first time. */
export async function noteShown(id: string): Promise<boolean> {
  try {
    const key = await within('shown', (store) => store.add({ id }));
    if (typeof key === 'number' && key > SHOWN_IDS) await within('shown', (store) => store.delete(IDBKeyRange.upperBound(key - SHOWN_IDS)));
    return true;
  } catch (error) {
    // Where nothing can be stored, a message that comes twice is shown twice: better than not at all.
    return !(error instanceof DOMException && error.name === 'ConstraintError');
  }
}
