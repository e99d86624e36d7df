import { Alert, Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { isAsked } from '#builder/conditions.ts'
import { TabBar } from '../shared/tab-bar.tsx'
import { type SettingsTab, useOpenForm } from './document-memory.tsx'
import { ElementName } from './element-name.tsx'
import { SettingInput } from './setting-input.tsx'
import {
  type Device,
  isForKind,
  keyFor,
  OWN_NAME,
  ownNameOf,
  partsOf,
  shownValue,
  type Values,
  withoutGlobal,
  withValue,
} from './setting-values.ts'
import { StylePart } from './style-part.tsx'
import type { PageElement } from './tree.ts'
import { useWidgets } from './use-widgets.ts'
import type { WireField, WireWidget } from '#api/vitrine/widget-shape.ts'

/** How the looks that widgets of the shop have are called. */
const SKIN_NAMES: Record<string, string> = {
  classic: 'Clássica',
  cards: 'Cartões',
  full_content: 'Texto inteiro',
  archive_classic: 'Clássica',
  archive_cards: 'Cartões',
  archive_full_content: 'Texto inteiro',
  minimal: 'Mínima',
  full_screen: 'Tela cheia',
}

export const DEVICES: [id: Device, name: string][] = [
  ['desktop', 'Computador'],
  ['tablet', 'Tablet'],
  ['mobile', 'Celular'],
]

const TABS: readonly { name: SettingsTab; label: string }[] = [
  { name: 'own', label: 'Conteúdo' },
  { name: 'style', label: 'Estilo' },
  { name: 'common', label: 'Avançado' },
]

const NO_STYLE = 'Este elemento não tem estilo próprio. A caixa em volta dele muda em «Avançado».'
const STYLE_FAILED =
  'O estilo não pôde ser carregado. Confira a internet e abra a página de novo; o que você mudou fica guardado.'

type Options = {
  element: PageElement
  widget: WireWidget | undefined
  common: WireField[]
  device: Device
  onDevice: (device: Device) => void
  /** `mark`: the setting that was changed. */
  onChange: (settings: Values, mark: string) => void
}

/** The chosen element's form, drawn from what its widget says of its settings. */
export function SettingsPanel({ element, widget, common, device, onDevice, onChange }: Options) {
  const { settings: tab, openSettings } = useOpenForm()
  const { hasStyles, lacksStyles } = useWidgets()
  if (!widget)
    return (
      <Alert severity="warning">
        O widget “{element.widgetType}” não está instalado: visitantes não o veem. Você pode movê-lo ou excluí-lo.
      </Alert>
    )
  const all = { own: widget.settings, style: widget.style, common: common.filter(isForKind(element.elType)) }[tab]
  const settings = all.filter(({ part }) => part === null)
  const skin = widget.skins.includes(String(element.settings._skin)) ? element.settings._skin : widget.skins[0]
  const known = { ...element.settings, _skin: skin, _el_type: element.elType }
  const asked = settings.filter((setting) => isAsked(setting, settings, known))
  const parts = partsOf(all)
  const differs = asked.some((setting) => setting.per_device) || parts.length > 0
  return (
    <Box>
      <ElementName
        key={element.id}
        title={widget.title}
        name={ownNameOf(element.settings)}
        onName={(name) =>
          onChange({ ...element.settings, [OWN_NAME]: name === '' ? undefined : name }, `${element.id} ${OWN_NAME}`)
        }
      />
      <TabBar
        label="Ajustes do elemento"
        tabs={TABS}
        value={tab}
        onChange={openSettings}
        isFull
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}
      />
      {differs && <DeviceSwitch device={device} onDevice={onDevice} />}
      {tab === 'own' && widget.skins.length > 1 && (
        <TextField
          select
          label="Aparência"
          value={skin}
          onChange={({ target }) => onChange({ ...element.settings, _skin: target.value }, '_skin')}
        >
          {widget.skins.map((name) => (
            <MenuItem key={name} value={name}>
              {SKIN_NAMES[name] ?? name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {all.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
          {tab !== 'style' && 'Este elemento não tem ajustes próprios.'}
          {tab === 'style' && (hasStyles ? NO_STYLE : lacksStyles ? STYLE_FAILED : 'Carregando…')}
        </Typography>
      )}
      {asked.map((setting) => (
        <SettingInput
          key={`${element.id} ${keyFor(setting, device)}`}
          setting={setting}
          value={shownValue(setting, element.settings, device)}
          inherits={setting.per_device && device !== 'desktop'}
          onChange={(value) =>
            onChange(
              withValue(setting, withoutGlobal(setting, element.settings), device, value),
              `${element.id} ${keyFor(setting, device)}`,
            )
          }
        />
      ))}
      {parts.map(({ title, settings: own }, index) => (
        <StylePart
          key={`${element.id} ${tab} ${title}`}
          title={title}
          isFirst={tab === 'style' && index === 0}
          settings={own}
          all={[...widget.settings, ...all]}
          elementId={element.id}
          values={element.settings}
          known={known}
          device={device}
          onChange={onChange}
        />
      ))}
    </Box>
  )
}

export const DeviceSwitch = ({ device, onDevice }: { device: Device; onDevice: (device: Device) => void }) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={device}
    aria-label="Aparelho"
    onChange={(_event, next: Device | null) => next && onDevice(next)}
    sx={{ mb: 1 }}
  >
    {DEVICES.map(([id, name]) => (
      <ToggleButton key={id} value={id} sx={{ textTransform: 'none' }}>
        {name}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)
