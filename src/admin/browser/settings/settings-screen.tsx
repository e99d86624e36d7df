import { Box, Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouteLink, useParams } from 'react-router-dom'
import { FreightTab } from './freight-tab.tsx'
import { PaymentsTab } from './payments-tab.tsx'
import { SettingsForm } from './settings-form.tsx'
import { TABS } from './tabs.ts'

const SCREENS = { payments: PaymentsTab, freight: FreightTab }

/** Everything that a merchant sets, part by part. */
export function SettingsScreen() {
  const { group } = useParams()
  const open = TABS.find(({ slug }) => slug === group) ?? TABS[0]!
  return (
    <Box sx={{ minWidth: 0 }}>
      <Title title={`Ajustes · ${open.label}`} />
      <Tabs
        value={open.slug}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Partes dos ajustes"
        sx={{ mb: 2 }}
      >
        {TABS.map(({ slug, label }) => (
          <Tab key={slug} value={slug} label={label} component={RouteLink} to={`/ajustes/${slug}`} />
        ))}
      </Tabs>
      <Box sx={{ maxInlineSize: 820 }} key={open.slug}>
        {'screen' in open ? <Screen name={open.screen} /> : <SettingsForm group={open.group} panels={open.panels} />}
      </Box>
    </Box>
  )
}

function Screen({ name }: { name: keyof typeof SCREENS }) {
  const Chosen = SCREENS[name]
  return <Chosen />
}
