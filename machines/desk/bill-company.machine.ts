// What is due of a booking goes to a company, once its guest has agreed. Who agreed is mostly the guest, whose name is there already.

import { type DialogForm, dialogMachine } from '#machines/parts/dialog.ts'
import { missingText } from '#machines/parts/problems.ts'
import { binProblem } from './parts/bin.ts'

type CompanyFields = { company: string; address: string; bin: string; reference: string; agreedBy: string }

export const billCompanyMachine = dialogMachine({
  id: 'billCompany',
  start: (subject?: { code: string; guest: string }): CompanyFields => ({
    company: '',
    address: '',
    bin: '',
    reference: '',
    agreedBy: subject?.guest ?? '',
  }),
  validate: ({ fields }: DialogForm<CompanyFields, { code: string; guest: string }>) => ({
    company: missingText(fields.company),
    address: missingText(fields.address),
    bin: binProblem(fields.bin),
    reference: undefined,
    agreedBy: missingText(fields.agreedBy),
  }),
})
