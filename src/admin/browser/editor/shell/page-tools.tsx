import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined'
import PhoneIcon from '@mui/icons-material/PhoneAndroid'
import TabletIcon from '@mui/icons-material/TabletMac'
import TreeIcon from '@mui/icons-material/AccountTreeOutlined'
import { Box, IconButton, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import type { Device } from '../../documents/setting-values.ts'
import { useView } from './editor-view.ts'
import { zoomName, ZOOMS } from './zoom.ts'

const DEVICES: [id: Device, name: string, icon: ReactNode][] = [
  ['desktop', 'Ver como no computador', <DesktopIcon key="desktop" fontSize="small" />],
  ['tablet', 'Ver como no tablet', <TabletIcon key="tablet" fontSize="small" />],
  ['mobile', 'Ver como no celular', <PhoneIcon key="mobile" fontSize="small" />],
]

/** How the page is looked at: on which device and how large. */
export function PageTools() {
  const { device, setDevice, zoom, setZoom, hasStructure, setHasStructure, isWide } = useView()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
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
        <Tooltip title={hasStructure ? 'Fechar a estrutura' : 'Abrir a estrutura'}>
          <IconButton
            aria-label="Estrutura"
            aria-pressed={hasStructure}
            color={hasStructure ? 'primary' : 'default'}
            onClick={() => setHasStructure(!hasStructure)}
          >
            <TreeIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  )
}
