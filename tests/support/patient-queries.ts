import { configure } from '@testing-library/react'

/** Milliseconds that a query waits for what comes later; generous, because the tests share two cores with whatever else the machine does. */
configure({ asyncUtilTimeout: 10_000 })
