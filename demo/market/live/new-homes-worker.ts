import { parentPort, workerData } from 'node:worker_threads'
import { drawNewHomes, type NewHomesWish } from './draw-new-homes.ts'

// Whoever starts this worker gives it a wish.
parentPort?.postMessage(drawNewHomes(workerData as NewHomesWish))
