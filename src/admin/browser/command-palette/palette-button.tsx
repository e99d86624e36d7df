import SearchIcon from '@mui/icons-material/Search'
import { Box, ButtonBase } from '@mui/material'
import { Suspense, useEffect, useState } from 'react'
import { screen } from '../screen.ts'
import { opensPalette } from './opens-palette.ts'

const PaletteDialog = screen(() => import('./palette-dialog.tsx'), 'PaletteDialog')

/** The search in the bar; Ctrl+K opens it from everywhere. Its script comes when it is first opened. */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog keeps what is typed into it.
      if (!opensPalette(event) || document.querySelector('[role="dialog"]') !== null) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <ButtonBase
        onClick={() => setIsOpen(true)}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        sx={{
          gap: 1,
          px: { xs: 1, md: 1.5 },
          minWidth: 44,
          minHeight: { xs: 44, md: 36 },
          borderRadius: 1,
          border: { xs: 0, md: 1 },
          borderColor: 'currentColor',
          font: 'inherit',
          justifyContent: 'flex-start',
        }}
      >
        <SearchIcon fontSize="small" aria-hidden />
        <Box component="span" sx={{ ...ONLY_HEARD, minWidth: { lg: 160 }, textAlign: 'start' }}>
          Buscar no painel
        </Box>
        <Box component="kbd" aria-hidden sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit', fontSize: '0.8rem' }}>
          {IS_APPLE ? '⌘K' : 'Ctrl+K'}
        </Box>
      </ButtonBase>
      {isOpen && (
        <Suspense>
          <PaletteDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** On small screens the glass alone is seen. */
const ONLY_HEARD = {
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
  whiteSpace: 'nowrap',
}
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform)
