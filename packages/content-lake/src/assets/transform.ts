import * as z from 'zod'
import { LakeProblem } from '../lake-problem.ts'

/** Both sides of what is made, after `dpr`. */
const LONGEST_SIDE = 5_000

const side = z.coerce.number().int().min(1).max(LONGEST_SIDE)
const share = z.coerce.number().min(0).max(1)
const crops = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const

/** Parameters of the Content Lake's image addresses. What is not named here, such as `blur`, has no effect. */
const Query = z.object({
  w: side.optional(),
  h: side.optional(),
  'max-w': side.optional(),
  'max-h': side.optional(),
  fit: z.enum(['clip', 'max', 'min', 'crop', 'scale', 'fill', 'fillmax']).default('clip'),
  rect: z
    .string()
    .regex(/^\d{1,6}(,\d{1,6}){3}$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
  crop: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(crops)).max(2))
    .default(['center']),
  'fp-x': share.default(0.5),
  'fp-y': share.default(0.5),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.string().optional(),
  q: z.coerce.number().int().min(1).max(100).optional(),
  dpr: z.coerce.number().min(0.1).max(3).default(1),
  bg: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6})$/i)
    .optional(),
})

export type Crop = (typeof crops)[number]
export type Transform = z.infer<typeof Query>

/** Reads what an address asks for; undefined where it asks for the picture as it is. A value out of bounds is refused. */
export function readTransform(query: URLSearchParams): Transform | undefined {
  const asked = Object.fromEntries([...query].filter(([name]) => Object.hasOwn(Query.shape, name)))
  if (Object.keys(asked).length === 0) return undefined
  const transform = Query.safeParse(asked)
  if (transform.success) return transform.data
  const names = [...new Set(transform.error.issues.map((issue) => String(issue.path[0])))]
  throw new LakeProblem(400, 'invalidTransform', `This picture is not made: ${names.join(', ')} is out of bounds`)
}
