import { Box, Typography } from '@mui/material'
import { Title, usePermissions } from 'react-admin'
import { useAlerts } from '../alerts/use-alerts.ts'
import { menuItemsOf } from '../menu/menu-items.ts'
import type { Permissions } from '../rights.ts'
import { sectionsFor } from '../sections.ts'
import { Panel } from '../shared/panel.tsx'
import { Rows, Way } from './rows.tsx'

/** The first page of somebody who does one part of the shop's work: what waits for them, and their screens. */
export function RoleHome() {
  const { permissions } = usePermissions<Permissions>()
  const { data } = useAlerts()
  const screens = sectionsFor(permissions).flatMap(menuItemsOf)
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxInlineSize: 720 }}>
      <Title title="Início" />
      <Panel title="O que fazer agora">
        <Rows
          none="Nada espera por você."
          rows={data?.alerts.map(({ kind, text, screen }) => [
            kind,
            <Way key={kind} to={screen}>
              {text}
            </Way>,
          ])}
        />
      </Panel>
      <Panel title="Suas telas">
        <Rows
          none="A sua função ainda não tem telas. Fale com quem administra a loja."
          rows={screens.map(({ to, label }) => [
            to,
            <Way key={to} to={to}>
              {label}
            </Way>,
          ])}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Precisa de outra tela? Quem administra a loja muda a sua função em Ajustes › Pessoas.
        </Typography>
      </Panel>
    </Box>
  )
}
