export const texts = {
  taken: 'Taken, %',
  named: 'Named days',
  earlier: 'A week earlier',
  later: 'A week later',
  today: 'Today',
  from: 'From',
} as const
