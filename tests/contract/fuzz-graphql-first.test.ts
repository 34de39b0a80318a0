import { fuzzQueries } from './support/fuzz-queries.ts'

fuzzQueries(0)
