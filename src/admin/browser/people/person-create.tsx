import { Box, Typography } from '@mui/material'
import { CreateBase, email, Form, maxLength, minLength, PasswordInput, regex, required, TextInput, Title } from 'react-admin'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { RoleInput } from './role-input.tsx'
import { SaveButton } from '../shared/save-button.tsx'

const FRESH = { roles: ['shop_manager'] }
const GRID = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }
const isLogin = regex(/^[a-z0-9._@+-]+$/i, 'Use letras sem acento, números e . _ - @ +')

export const PersonCreate = () => (
  <CreateBase redirect="edit">
    <Title title="Nova pessoa" />
    <Form defaultValues={FRESH} sanitizeEmptyValues warnWhenUnsavedChanges>
      <Box sx={{ mt: 2, mb: 2, maxInlineSize: 760 }}>
        <Panel title="Quem vai cuidar da loja">
          <Box sx={GRID}>
            <TextInput source="name" label="Nome" validate={[required(), maxLength(120)]} helperText={false} />
            <TextInput
              source="username"
              label="Usuário"
              validate={[required(), maxLength(60), isLogin]}
              helperText="Com ele a pessoa entra; não muda depois."
              autoComplete="off"
            />
            <TextInput source="email" label="E-mail" type="email" validate={[required(), email()]} helperText={false} />
            <PasswordInput
              source="password"
              label="Primeira senha"
              validate={[required(), minLength(8), maxLength(128)]}
              helperText="Depois envie o link para a pessoa escolher a própria."
              autoComplete="new-password"
            />
          </Box>
          <RoleInput />
          <Typography variant="body2" color="textSecondary">
            Dê a cada pessoa a conta dela: assim o registro de alterações diz quem fez o quê.
          </Typography>
        </Panel>
      </Box>
      <SaveBar>
        <SaveButton label="Criar a conta" alwaysEnable />
      </SaveBar>
    </Form>
  </CreateBase>
)
