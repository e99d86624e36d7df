import { RadioButtonGroupInput, required } from 'react-admin'
import { ROLES, type Role } from './people-words.ts'

const CHOICES = ROLES.map(({ id, name, help }) => ({ id, name: `${name}: ${help}` }))

/** One role of the three; the API keeps a list of them. */
export const RoleInput = () => (
  <RadioButtonGroupInput
    source="roles"
    label="O que pode fazer"
    choices={CHOICES}
    row={false}
    validate={required()}
    format={(roles: Role[] | undefined) => roles?.[0] ?? ''}
    parse={(role: Role) => [role]}
    helperText={false}
  />
)
