import { Box, List, ListItem, ListItemButton, MenuItem, TextField } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { Title } from 'react-admin'
import { Link as RouteLink, Navigate, useNavigate, useParams } from 'react-router-dom'
import { DRAFTS } from './drafts.ts'
import { MailTab } from '../mail/mail-tab.tsx'
import { FreightTab } from './freight-tab.tsx'
import { PaymentsTab } from './payments-tab.tsx'
import { SettingsForm } from './settings-form.tsx'
import { placeOfTab, type Tab, TABS } from './tabs.ts'

const SCREENS = { payments: PaymentsTab, freight: FreightTab, mail: MailTab }

/** Everything that a merchant sets, part by part. */
export function SettingsScreen() {
  const { group } = useParams()
  const navigate = useNavigate()
  // What is not saved yet waits in its part, and the list says so.
  const unsaved = useSyncExternalStore(DRAFTS.subscribe, unsavedTabs)
  const marked = (tab: Tab) => (unsaved.split(' ').includes(tab.slug) ? `${tab.label} (não salvo)` : tab.label)
  const open = TABS.find(({ slug }) => slug === group) ?? TABS[0]!
  if (open.to) return <Navigate to={open.to} replace />
  return (
    <Box sx={{ minWidth: 0, mt: 2 }}>
      <Title title={open.label} />
      <TextField
        select
        label="Parte dos ajustes"
        value={open.slug}
        onChange={({ target }) => void navigate(placeOfTab(TABS.find(({ slug }) => slug === target.value) ?? open))}
        sx={{ display: { md: 'none' }, mb: 2 }}
      >
        {TABS.map((tab) => (
          <MenuItem key={tab.slug} value={tab.slug}>
            {marked(tab)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '210px minmax(0, 820px)' } }}>
        <Box component="nav" aria-label="Partes dos ajustes" sx={{ display: { xs: 'none', md: 'block' } }}>
          <List disablePadding>
            {TABS.map((tab) => (
              <ListItem key={tab.slug} disablePadding>
                <ListItemButton
                  component={RouteLink}
                  to={placeOfTab(tab)}
                  selected={tab.slug === open.slug}
                  aria-current={tab.slug === open.slug ? 'page' : undefined}
                  sx={{ borderRadius: 1 }}
                >
                  {marked(tab)}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
        <Box key={open.slug} sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          {open.screen && <Screen name={open.screen} />}
          {'group' in open && <SettingsForm group={open.group} panels={open.panels} isBeside={open.screen !== undefined} />}
        </Box>
      </Box>
    </Box>
  )
}

/** Their names in one text: the same text as long as nothing changes. */
const unsavedTabs = () =>
  TABS.filter((tab) => draftsOf(tab).some((name) => DRAFTS.hasAny(name)))
    .map(({ slug }) => slug)
    .join(' ')

/** A part may have a screen of its own, settings that draw themselves, or both. */
const draftsOf = (tab: Tab) => [...(tab.screen ? [tab.screen] : []), ...('group' in tab ? [`settings/${tab.group}`] : [])]

function Screen({ name }: { name: keyof typeof SCREENS }) {
  const Chosen = SCREENS[name]
  return <Chosen />
}
