import type { Told } from '#tests/model/engine/told.ts'

export const careersTells: Told = {
  'Name.left': 'points at Name',
  'send.pressed': [
    'points at File',
    'points at Name',
    'points at Name, File',
    'points at Name, Phone, File',
    'points at Phone, File',
    'toast warning CV is required.',
    'toast warning Name is required.',
    'toast warning Name, CV are required.',
    'toast warning Name, Phone, CV are required.',
    'toast warning Phone, CV are required.',
  ],
  'apply.resolves': 'toast success Thank you. Your CV is with us, and we will call you when there is a place for you.',
  'apply.rejects (unreachable)':
    'toast warning The resort cannot be reached. Please check your connection and try again.',
  'apply.rejects (server fault)': 'toast warning Unexpected Error Occurred!',
  'apply.rejects (no real PDF)': 'toast warning Please send your CV as a PDF, DOC or DOCX file',
  'cv.chosen (me.png)': 'Please send your CV as a PDF, DOC or DOCX file',
  'cv.chosen (heavy.pdf)': 'A CV may have at most 5 MB',
  'cv.chosen (cv.pdf)': 'unsaid',
  'cv.chosen (disguised.pdf)': 'unsaid',
  'cv.chosen (none)': 'unsaid',
  'Phone.left': 'points at Phone',
}
