// Every word of the payment's result, but its headlines (machines/texts.ts).

export const texts = {
  eyebrow: 'Booking Status',
  asking: 'We are asking the payment gateway. This takes a moment; the page follows by itself.',
  order: 'Order number',
  paidNow: 'This payment',
  toPay: 'To pay',
  due: 'Still due',
  yourNumber: 'your phone number',
  reconfirm: (phone: string) => `We will call ${phone} to reconfirm your booking.`,
  reconfirmIfBooked: (phone: string) => `If you have booked, we will call ${phone} to reconfirm your booking.`,
  reconfirmPaid: (phone: string) => `Once it is paid, we will call ${phone} to reconfirm your booking.`,
  reconfirmNext: (phone: string) => `When you book again, we will call ${phone} to reconfirm.`,
  failedWay: 'No money was taken for your nights. You can pay again while they are held.',
  failedOver: 'The nights are free again. Please book them once more.',
  cancelledWay: 'Your nights are free again. You may book them once more whenever you like.',
  unknownWay: 'We know no payment of this address. Please look at your orders, or call us.',
  payAgain: 'Pay again',
  viewOrder: 'View Order',
  home: 'Home',
  search: 'Search Room',
} as const
