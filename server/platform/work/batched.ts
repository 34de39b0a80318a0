import DataLoader from 'dataloader'
import { sharedWork } from './request-work.ts'

const MOST_AT_ONCE = 500

/** Puts together what several fields or requests ask for at about the same time; it keeps nothing. `load` answers in the order of the keys. */
export const batched = <Key, Value>(load: (keys: readonly Key[]) => Promise<Value[]>): DataLoader<Key, Value> =>
  new DataLoader<Key, Value>((keys) => sharedWork(() => load(keys)), { cache: false, maxBatchSize: MOST_AT_ONCE })
