import { Box, Typography } from '@mui/material'
import { RadioButtonGroupInput, required, useRecordContext } from 'react-admin'
import { ROLES, type Role } from './people-labels.ts'

type Choice = (typeof ROLES)[number] & { id: string }

/** One role of those there are; the API keeps a list of them. */
export const RoleInput = () => (
  <RadioButtonGroupInput
    source="roles"
    label="O que pode fazer"
    choices={ROLES}
    optionText={<RoleText />}
    row={false}
    validate={required()}
    format={(roles: Role[] | undefined) => roles?.[0] ?? ''}
    parse={(role: Role) => [role]}
    helperText={false}
  />
)

function RoleText() {
  const choice = useRecordContext<Choice>()
  return (
    <Box component="span" sx={{ display: 'block', py: 0.75 }}>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        {choice?.name}
      </Box>
      <Typography component="span" variant="body2" color="textSecondary">
        {choice?.help}
      </Typography>
    </Box>
  )
}
