import { Link, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Panel, TwoColumns } from '../shared/panel.tsx'
import { AppPasswords } from './app-passwords.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** What whoever is here has of their own: how they prove who they are, and whom they let in. */
export const Account = () => (
  <>
    <Title title="Sua conta" />
    <TwoColumns
      main={
        <>
          <SecondFactorPanel />
          <AppPasswords owner="me" />
        </>
      }
      aside={
        <Panel title="Nome, e-mail e senha">
          <Typography variant="body2">
            Mude-os em <Link href="/minha-conta/edit-account/">Minha conta</Link>. Trocar a senha encerra as sessões abertas em
            outros aparelhos e, se você não marcar o contrário, as senhas de aplicativos e as chaves de API. Redefinir uma senha
            perdida encerra todas.
          </Typography>
        </Panel>
      }
    />
  </>
)
