import BackIcon from '@mui/icons-material/ArrowBack'
import SaveIcon from '@mui/icons-material/SaveOutlined'
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useCreatePath, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { SavingLock } from '../../shared/saving-lock.tsx'
import { TabBar } from '../../shared/tab-bar.tsx'
import { useView } from './editor-view.ts'
import { FullScreen } from './full-screen.tsx'
import { Sheet } from './sheet.tsx'

type Options = {
  title: string
  parts: { name: string; label: string }[]
  part: string
  onPart: (part: string) => void
  facts: ReactNode
  /** What saves it. */
  buttons: ReactNode
  children: ReactNode
}

/** After the line: that sets a colour of its own. */
const BAR = { display: 'flex', alignItems: 'center', bgcolor: 'background.paper', borderColor: 'divider' }

/** Here all of the bar stands in one row, so that nothing moves when it says what was saved; the title gives way. */
const WIDE = '@media (min-width: 1400px)'

/** The window of the editor: a bar above that leads back, to the other parts and to saving; on a telephone saving is below. */
export function EditorFrame({ title, parts, part, onPart, facts, buttons, children }: Options) {
  const { isWide, sheet, setSheet, setBottom } = useView()
  const tabs = <TabBar label="Partes desta tela" tabs={parts} value={part} onChange={onPart} sx={{ [WIDE]: { flexShrink: 0 } }} />
  const saveBar = (
    <Box
      data-save-bar
      data-area="saving"
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, [WIDE]: { flexWrap: 'nowrap', flexShrink: 0 } }}
    >
      {buttons}
    </Box>
  )
  return (
    <FullScreen>
      <Box
        component="header"
        sx={{
          borderBottom: 1,
          ...BAR,
          columnGap: 1,
          px: 1,
          minBlockSize: 52,
          flexShrink: 0,
          flexWrap: 'wrap',
          [WIDE]: { flexWrap: 'nowrap' },
        }}
      >
        <Back />
        <Typography
          component="h1"
          variant="h3"
          noWrap
          sx={{
            maxInlineSize: { xs: 260, md: 150 },
            minInlineSize: 0,
            [WIDE]: { maxInlineSize: 420, minInlineSize: 80 },
          }}
        >
          {title}
        </Typography>
        {tabs}
        {isWide && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              ml: 'auto',
              py: 0.5,
              [WIDE]: { flexWrap: 'nowrap', flexShrink: 0, '& > a': { whiteSpace: 'nowrap' } },
            }}
          >
            {facts}
            {saveBar}
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, minBlockSize: 0, position: 'relative', '& > div': { blockSize: '100%' } }}>
        <SavingLock>{children}</SavingLock>
        {!isWide && sheet === 'save' && (
          <Sheet title="Salvar" onClose={() => setSheet(undefined)}>
            <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, p: 1 }}>
              {saveBar}
              {facts}
            </Box>
          </Sheet>
        )}
      </Box>
      {!isWide && (
        <Box
          component="nav"
          aria-label="Ferramentas"
          sx={{ borderTop: 1, ...BAR, flexShrink: 0, justifyContent: 'space-around' }}
        >
          <Box ref={setBottom} sx={{ display: 'contents' }} />
          <BottomButton
            label="Salvar"
            icon={<SaveIcon />}
            isOpen={sheet === 'save'}
            onClick={() => setSheet(sheet === 'save' ? undefined : 'save')}
          />
        </Box>
      )}
    </FullScreen>
  )
}

type ButtonOptions = { label: string; icon: ReactNode; isOpen?: boolean; isOff?: boolean; onClick: () => void }

/** One of the few that fit side by side on a telephone. */
export const BottomButton = ({ label, icon, isOpen, isOff = false, onClick }: ButtonOptions) => (
  <Button
    color={isOpen ? 'primary' : 'inherit'}
    aria-expanded={isOpen}
    disabled={isOff}
    onClick={onClick}
    sx={{
      flexDirection: 'column',
      flex: 1,
      minInlineSize: 44,
      minBlockSize: 52,
      px: 0.25,
      fontSize: 11,
      fontWeight: 500,
      lineHeight: 1.3,
    }}
  >
    {icon}
    {label}
  </Button>
)

function Back() {
  const resource = useResourceContext() ?? ''
  const createPath = useCreatePath()
  return (
    <Tooltip title="Voltar à lista">
      <IconButton
        component={Link}
        to={createPath({ resource, type: 'list' })}
        aria-label="Voltar à lista"
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <BackIcon />
      </IconButton>
    </Tooltip>
  )
}
