// Every word of the guest's details.

export const texts = {
  who: 'Who is coming',
  more: 'Address and more (optional)',
  identityLead: 'The law asks every hotel to see an identity document at check-in.',
  fields: {
    FirstName: 'First Name',
    LastName: 'Last Name',
    Phone: 'Phone',
    Gender: 'Gender',
    Email: 'Email',
    Country: 'Country',
    City: 'City',
    State: 'State',
    PostalCode: 'Postal Code',
    Fax: 'Fax',
    Address: 'Address',
    IdentityType: 'Identity Type',
    IdentityNumber: 'Identity Number',
    IdentityExpireDate: 'Expiry Date',
    DateOfBirth: 'Date of Birth',
  },
  phoneHint: 'This is how you sign in; it cannot be changed here.',
  emailHint: 'For your confirmation and invoice.',
  dateHint: 'Day, month and year, such as 25-03-1988',
  futureDateHint: (year: number) => `Day, month and year, such as 31-12-${year}`,
  choose: 'Please choose',
} as const
