import { type ObjectStore, StorageUnavailable } from './object-store.ts'

/** A portal that has nowhere to save files. */
export const noObjects: ObjectStore = {
  write: () => Promise.reject(new StorageUnavailable('There is no object store')),
  read: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}
