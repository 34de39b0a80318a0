import fc from 'fast-check'

// Thousands of mutants meet each property, so a few cases have to do; always the same, so that a score can be repeated.
fc.configureGlobal({ numRuns: 30, seed: 1 })

export default fc
