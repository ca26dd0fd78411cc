import { cashIn, dialog, goTo, page, part, party } from '../steps/desk-steps.ts'
import { type Task, task, taskAt } from '../steps/desk-task.ts'

/** What follows on them: money, rooms and accounts. */
export const officeTasks: readonly Task[] = [
  task(
    'Void a wrong payment',
    [goTo('Cashier'), part('My shift').press(/^Void/), dialog.write('Reason', 'typed wrongly'), dialog.press('Void')],
    /is void/,
  ),
  task(
    'Block a room',
    [
      goTo('Rooms'),
      page.press('More: Shimul'),
      page.press(/^Block$/),
      dialog.write(/^In words/, 'boiler'),
      dialog.press('Block 1 room'),
    ],
    'Off sale: Shimul',
  ),
  taskAt(
    undefined,
    'Release it',
    [page.press(/^Release Shimul/), dialog.press('Put on sale')],
    'On sale again: Shimul',
  ),
  task('Mark a room clean', [goTo('Rooms'), page.press('Palash: Clean')], page.hasButton('Palash: Inspected')),
  task(
    'Cancel a booking',
    [
      goTo('Find', ['/']),
      (desk) => desk.fill(desk.page.getByRole('searchbox'), 'Mitu'),
      page.follow(/Mitu Das.*1 room/, ['ArrowDown', 'Enter']),
      page.press('Cancel the booking'),
      dialog.write('Reason', 'fell ill'),
      dialog.press(/^Cancel(, and refund| the booking)/),
    ],
    'The booking is cancelled',
  ),
  taskAt(
    undefined,
    'Reinstate it',
    [page.press('Reinstate the booking'), dialog.press(/^Reinstate$/)],
    'The booking was reinstated',
  ),
  taskAt(
    { bookingOf: 'Salma Rehman' },
    'Propose a refund',
    [
      page.press('Propose a refund'),
      dialog.write('Amount, BDT', '500'),
      dialog.write('Reason', 'the boiler broke'),
      dialog.press('Propose it'),
    ],
    'The refund waits for a decision.',
  ),
  task(
    'Approve it, found under To do',
    [page.follow('Refunds: Salma Rehman'), page.press('Approve BDT 500')],
    'BDT 500 is refunded',
    'manager',
  ),
  task(
    'Pay an approved refund in cash',
    [goTo('Refunds'), page.press(/^Paid in cash: BDT 500/), dialog.press('Paid in cash')],
    'The refund is recorded',
  ),
  taskAt(
    { bookingOf: 'Rehana Begum' },
    'Put an extra on the bill',
    [
      page.press('Add an extra'),
      dialog.write(/^What/, 'Driver’s bed'),
      dialog.write(/^Price of one/, '1,200'),
      dialog.press(/^Add BDT/),
    ],
    part('Bill').has('Driver’s bed'),
  ),
  task(
    'Let guests leave with something due',
    [
      party('In house', 'Rehana Begum').press('Check out'),
      dialog.press('Check out'),
      dialog.write('Reason', 'pays at the next stay'),
      dialog.press('Check out'),
    ],
    'Checked out: Rehana Begum',
    'manager',
  ),
  taskAt(
    { bookingOf: 'Tanvir Ahmed' },
    'Take something off a bill',
    [
      page.press('Give an allowance'),
      dialog.write(/^Sum, BDT/, '1,000'),
      dialog.choose('Why', 'Noise'),
      dialog.press(/^Take off/),
    ],
    /is taken off the bill/,
    'manager',
  ),
  taskAt(
    { bookingOf: 'Tanvir Ahmed' },
    'Bill the rest to a company',
    [
      page.press('Bill to a company'),
      dialog.write('Company', 'Padma Textiles Ltd'),
      dialog.write('Address', 'House 7, Savar, Dhaka'),
      dialog.press('Bill to a company'),
    ],
    'The rest is billed to Padma Textiles Ltd',
  ),
  taskAt(
    'Cashier',
    'Close the shift',
    [
      page.press('Close the shift'),
      async (desk) => dialog.write(/^Counted/, await cashIn(desk))(desk),
      dialog.press('Compare'),
      dialog.press('Close the shift'),
    ],
    page.has('The shift is closed'),
  ),
  task(
    'Reset the account of a colleague',
    [
      goTo('Staff'),
      page.press('Change Nasrin Akter'),
      dialog.press('Reset the account'),
      dialog.press(/^Yes, reset/),
      dialog.press('Done'),
    ],
    page.hasButton('Change Nasrin Akter'),
    'owner',
  ),
  taskAt(
    undefined,
    'End the access of a colleague',
    [page.press('Change Nasrin Akter'), dialog.press('End the account'), dialog.press(/^Yes, end/)],
    'The account of Nasrin Akter is ended.',
    'owner',
  ),
]
