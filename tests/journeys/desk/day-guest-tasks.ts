import {
  day,
  dialog,
  goTo,
  guest,
  ichamoti,
  isInHouse,
  isInOneRoom,
  noteWhatIsPrinted,
  page,
  part,
  party,
  roomsOf,
  stay,
} from '../steps/desk-steps.ts'
import { type Task, task, taskAt } from '../steps/desk-task.ts'

const [takePayment, take] = [page.press('Take payment'), dialog.press(/^Take BDT/)]
const salma = party('Arriving', 'Salma Rahman')
const farhana = party('Arriving', 'Farhana Chowdhury')
const anisul = party('In house', 'Anisul Haque')
const tanvir = party('In house', 'Tanvir Ahmed')

/** With the guests of the demo, in the order of a day. */
export const guestTasks: readonly Task[] = [
  task(
    'Open the shift',
    [goTo('Cashier'), page.write(/^Opening float/, '5000'), page.press('Open the shift')],
    page.has('Nothing was taken yet.'),
  ),
  task('Note that a guest was called', [page.press('Called: Farhana Chowdhury')], 'Reconfirmed: Farhana Chowdhury'),
  task('Check in, paid', [farhana.press(/^Check in/)], isInHouse('Farhana Chowdhury')),
  task('Undo it', [party('In house', 'Farhana Chowdhury').press('More:'), page.press('Undo check-in')], 'Undone'),
  task('Check in a part of a party', [salma.untick, salma.press(/^Check in \(1 of 2\)/)], isInHouse('Salma Rahman')),
  taskAt({ bookingOf: 'Salma Rahman' }, 'Take what is due, in cash', [takePayment, take], /^Receipt R-/),
  taskAt(
    { bookingOf: 'Nusrat Jahan' },
    'Take what is due, by card',
    [takePayment, dialog.pick('Card'), dialog.write(/^Transaction/, 'slip 1'), take],
    /^Receipt R-/,
  ),
  task(
    'Check out with something due, from Today',
    [
      party('Leaving', 'Abdul Karim').follow('Abdul Karim'),
      takePayment,
      take,
      page.press(/^Check out .*: Abdul Karim$/),
    ],
    'Checked out: Abdul Karim',
  ),
  task(
    'Move guests to another room',
    [anisul.press('More:'), anisul.press('Room move'), ichamoti.pick(/./), dialog.press('Change stay')],
    /^Changed: /,
  ),
  task('Undo the move', [anisul.press('More:'), anisul.press('Undo move')], 'Undone'),
  task(
    'Check out one of two rooms early',
    [tanvir.untick, tanvir.press(/^Check out \(1 of 2\)/), dialog.press('Check out')],
    'Checked out: Tanvir Ahmed',
  ),
  task(
    'A walk-in pays cash and is checked in',
    [
      goTo('Book'),
      roomsOf('Ichamoti House', '1'),
      page.write('Adults', '2'),
      ...guest('Jamal Uddin', '01811000001'),
      page.press(/^Book, take .* and check in$/),
    ],
    page.hasButton(/^Check out.*: Jamal Uddin$/),
  ),
  task(
    'A walk-in pays by card and is checked in',
    [
      goTo('Book'),
      roomsOf('Ichamoti House', '1'),
      page.write('Adults', '2'),
      ...guest('Rehana Begum', '01811000002'),
      page.pick('Card'),
      page.write(/^Transaction number/, 'slip 2'),
      page.press(/^Book, take .* and check in$/),
    ],
    page.hasButton(/^Check out.*: Rehana Begum$/),
  ),
  task(
    'A walk-in is registered while booking',
    [
      goTo('Book'),
      page.tick(/^The whole of Double Dom/),
      ...guest('Anwar Hossain', '01811000005'),
      page.tick('Register who stays'),
      page.choose('Document', 'National ID'),
      page.write('Document number', '5501234568'),
      page.write('Address', '14 Lake Road, Dhaka'),
      page.press(/^Book and take/),
    ],
    part('Registration').has('National ID'),
  ),
  task(
    'Book by phone, hold, and send a payment link',
    [
      goTo('Book'),
      ...stay(10, 12),
      roomsOf('Rania House', '1'),
      ...guest('Shahid Alam', '01811000003'),
      page.pick('By phone'),
      page.write('Adults', '2'),
      page.pick('Later: hold'),
      page.press(/^Book$/),
      page.press('Payment link'),
      dialog.press('Send it by SMS'),
    ],
    page.has('payment link sent: by SMS'),
  ),
  task(
    'Book three rooms with a discount and a deposit by bKash',
    [
      goTo('Book'),
      ...stay(20, 22),
      roomsOf('Ichamoti House', '3'),
      ...guest('Delwar Hossain', '01811000004'),
      page.write(/^Discount/, '5'),
      page.write(/^Why the discount/, 'a regular guest'),
      page.pick('A deposit now'),
      page.pick('bKash'),
      page.write(/^Transaction number/, 'BK7Z'),
      page.press(/^Book and take/),
    ],
    page.hasButton('More: Delwar Hossain'),
  ),
  taskAt(
    undefined,
    'Cancel one of three rooms',
    [page.press('More: Delwar Hossain'), page.press(/^Cancel this room/), dialog.press('Cancel this room')],
    /^Cancelled: /,
  ),
  taskAt(undefined, 'Add a room', [page.press('Add a room'), dialog.press('Add this room')], 'The room was added'),
  task(
    'A guest stays a night longer',
    [
      isInOneRoom('Tanvir Ahmed'),
      tanvir.press('More:'),
      page.press(/^Change stay/),
      dialog.write('Departure', day(3)),
      dialog.press('Change stay'),
    ],
    /^Changed: /,
  ),
  task(
    'Register a guest with a document',
    [
      salma.press(/^Register/),
      dialog.choose('Document', 'National ID'),
      dialog.write('Document number', '5501234567'),
      dialog.write('Address', '12 Lake Road, Dhaka'),
      dialog.press('Save'),
    ],
    'Registered',
  ),
  task(
    'Print a receipt',
    [
      salma.follow('Salma Rahman'),
      noteWhatIsPrinted,
      page.press(/^Print or send Receipt R-\S+$/),
      page.press('Print on A4'),
    ],
    (desk) => desk.page.locator('body[data-printed*="Money receipt"]').waitFor(),
  ),
  taskAt(
    { bookingOf: 'Salma Rahman' },
    'Correct a name',
    [page.follow(/^Salma Rahman$/), page.press('Correct'), dialog.write('Last name', 'Rehman'), dialog.press('Save')],
    'Saved',
  ),
  task(
    'Write a note on a booking',
    [
      farhana.follow('Farhana Chowdhury'),
      page.write(/^New note/, 'keep the gate open'),
      part('Notes').press('Add note'),
    ],
    part('Notes').has('keep the gate open'),
  ),
  task(
    'Leave a note to the shift',
    [page.write(/^Note to the shift/, 'the generator is serviced at six'), page.press('Leave the note')],
    part('Notes to the shift').has('the generator is serviced at six'),
  ),
]
