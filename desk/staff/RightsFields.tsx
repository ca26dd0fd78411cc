import { contentRights, roles } from '#contract/values/roles.ts'
import type { Rights } from '#machines/desk/account-forms.ts'
import { Select } from '#ui/fields/inputs.tsx'
import type { Form } from '#ui/lib/forms/use-form.ts'
import { texts as common } from '../texts.ts'
import { texts } from './texts.ts'

const roleOptions = roles.map((role) => ({ value: role, label: common.roles[role] }))
const contentOptions = contentRights.map((right) => ({ value: right, label: common.contentRights[right] }))

type RightsFieldsProps = { form: Pick<Form<Rights>, 'fields' | 'bind' | 'change'> }

/** What an account may do: its role at the desk, and in the Studio, where an owner may do all. */
export function RightsFields({ form: { fields, bind, change } }: RightsFieldsProps) {
  function changeRole(name: string): void {
    const role = roles.find((known) => known === name) ?? 'housekeeping'
    change('role', role)
    // Who has nothing to do at the desk edits the content, unless another right is chosen.
    if (role === 'studio' && fields.content === 'none') change('content', 'edit')
  }
  function changeContent(name: string): void {
    change('content', contentRights.find((known) => known === name) ?? 'none')
  }
  return (
    <>
      <Select
        label={texts.role}
        required
        options={roleOptions}
        {...bind('role')}
        onChange={(event) => changeRole(event.target.value)}
      />
      {fields.role !== 'owner' && (
        <Select
          label={texts.content}
          required
          options={contentOptions}
          {...bind('content')}
          onChange={(event) => changeContent(event.target.value)}
        />
      )}
    </>
  )
}
