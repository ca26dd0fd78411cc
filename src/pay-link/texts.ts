export const texts = {
  eyebrow: 'Payment',
  title: (code: string) => `Pay for booking ${code}`,
  booked: 'Booked',
  payable: 'Total',
  due: 'To be paid',
  reading: 'Loading what is to be paid',
  failed: 'What is to be paid couldn’t be loaded.',
  retry: 'Try again',
  ended: 'This payment link has ended',
  call: 'If you have a question, please call us:',
} as const
