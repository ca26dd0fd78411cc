import { proveFlows } from './engine/prove-flow.ts'

proveFlows(import.meta.glob<Record<string, unknown>>('./models/*.model.ts', { eager: true }))
