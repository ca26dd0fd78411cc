// Every word of the payment's result, but its headlines (machines/texts.ts).

export const texts = {
  eyebrow: 'Booking Status',
  asking: 'We’re confirming your payment. This page updates automatically.',
  order: 'Order number',
  paidNow: 'This payment',
  toPay: 'To pay',
  due: 'Still due',
  yourNumber: 'your phone number',
  reconfirm: (phone: string) => `We will call ${phone} to reconfirm your booking.`,
  reconfirmIfBooked: (phone: string) => `If you have booked, we will call ${phone} to reconfirm your booking.`,
  reconfirmPaid: (phone: string) => `Once it is paid, we will call ${phone} to reconfirm your booking.`,
  reconfirmNext: (phone: string) => `When you book again, we will call ${phone} to reconfirm.`,
  failedHeld: 'No money was taken for your nights. You can pay again while they are held.',
  failedOver: 'Your nights have been released. Please book again.',
  cancelledNote: 'Your nights have been released. You can book again whenever you like.',
  unknownNote: 'We can’t find a payment for this link. Please look at your orders, or call us.',
  payAgain: 'Pay again',
  viewOrder: 'View Order',
  home: 'Home',
  search: 'Search Room',
} as const
