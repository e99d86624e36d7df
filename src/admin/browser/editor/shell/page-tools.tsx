import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import PhoneIcon from '@mui/icons-material/PhoneAndroid'
import TabletIcon from '@mui/icons-material/TabletMac'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import MeterIcon from '@mui/icons-material/FactCheckOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { memo, type ReactNode } from 'react'
import type { Device } from '../../documents/setting-values.ts'
import { Tips } from '../../shared/tips.tsx'
import { ToolButton, TOOLS } from '../../shared/tool-button.tsx'
import { useView } from './editor-view.ts'
import { zoomName, ZOOMS } from './zoom.ts'

const DEVICES: [id: Device, name: string, icon: ReactNode][] = [
  ['desktop', 'Ver como no computador', <DesktopIcon key="desktop" fontSize="small" />],
  ['tablet', 'Ver como no tablet', <TabletIcon key="tablet" fontSize="small" />],
  ['mobile', 'Ver como no celular', <PhoneIcon key="mobile" fontSize="small" />],
]

/** How the page is looked at: on which device and how large. */
export const PageTools = memo(() => {
  const { device, setDevice, zoom, setZoom, hasStructure, setHasStructure, hasMeter, setHasMeter, sheet, setSheet, isWide } =
    useView()
  const showsMeter = isWide ? hasMeter : sheet === 'meter'
  const toggleMeter = () => (isWide ? setHasMeter(!hasMeter) : setSheet(showsMeter ? undefined : 'meter'))
  return (
    <Tips sx={[TOOLS, ROW]}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={device}
        aria-label="Aparelho da página"
        onChange={(_event, next: Device | null) => next && setDevice(next)}
      >
        {DEVICES.map(([id, name, icon]) => (
          <ToggleButton key={id} value={id} aria-label={name} title={name}>
            {icon}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <select
        value={zoom}
        aria-label="Tamanho da página na tela"
        onChange={({ target }) => setZoom(target.value === 'fit' ? 'fit' : Number(target.value))}
      >
        {ZOOMS.map((one) => (
          <option key={one} value={one}>
            {zoomName(one)}
          </option>
        ))}
      </select>
      {isWide && (
        <ToolButton label="Estrutura" Icon={TreeIcon} isOn={hasStructure} onPress={() => setHasStructure(!hasStructure)} />
      )}
      <ToolButton label="Conferir a página" Icon={MeterIcon} isOn={showsMeter} onPress={toggleMeter} />
    </Tips>
  )
})

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  '& > select': {
    inlineSize: 104,
    minBlockSize: 36,
    px: 1,
    border: 1,
    borderColor: 'action.disabled',
    borderRadius: 1,
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    fontSize: 14,
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
}
