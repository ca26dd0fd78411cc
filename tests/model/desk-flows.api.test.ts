import { proveFlows } from './engine/prove-flow.ts'

// A file of their own: two files run on two cores.
proveFlows(import.meta.glob<Record<string, unknown>>('./models/desk/*.model.ts', { eager: true }))
