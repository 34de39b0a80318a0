import { parentPort, workerData } from 'node:worker_threads'
import { drawNewHomes, type NewHomesRequest } from './draw-new-homes.ts'

// Whoever starts this worker gives it a request.
parentPort?.postMessage(drawNewHomes(workerData as NewHomesRequest))
