import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import PhoneIcon from '@mui/icons-material/PhoneAndroid'
import TabletIcon from '@mui/icons-material/TabletMac'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import MeterIcon from '@mui/icons-material/FactCheckOutlined'
import { Box, IconButton, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { memo, type ReactNode } from 'react'
import type { Device } from '../../documents/setting-values.ts'
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
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
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
      <TextField
        select
        size="small"
        value={zoom}
        onChange={({ target }) => setZoom(target.value === 'fit' ? 'fit' : Number(target.value))}
        slotProps={{ htmlInput: { 'aria-label': 'Tamanho da página na tela' } }}
        sx={{ m: 0, inlineSize: 104, '& .MuiSelect-select': { py: 0.75 } }}
      >
        {ZOOMS.map((one) => (
          <MenuItem key={one} value={one}>
            {zoomName(one)}
          </MenuItem>
        ))}
      </TextField>
      {isWide && (
        <Toggle
          label="Estrutura"
          icon={<TreeIcon fontSize="small" />}
          isOn={hasStructure}
          onPress={() => setHasStructure(!hasStructure)}
        />
      )}
      <Toggle label="Conferir a página" icon={<MeterIcon fontSize="small" />} isOn={showsMeter} onPress={toggleMeter} />
    </Box>
  )
})

type ToggleOptions = { label: string; icon: ReactNode; isOn: boolean; onPress: () => void }

const Toggle = ({ label, icon, isOn, onPress }: ToggleOptions) => (
  <Tooltip title={label}>
    <IconButton aria-label={label} aria-pressed={isOn} color={isOn ? 'primary' : 'default'} onClick={onPress}>
      {icon}
    </IconButton>
  </Tooltip>
)
