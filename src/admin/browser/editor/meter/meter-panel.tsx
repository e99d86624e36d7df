import GoodIcon from '@mui/icons-material/CheckCircleOutlined'
import GraveIcon from '@mui/icons-material/ErrorOutlined'
import AdviceIcon from '@mui/icons-material/InfoOutlined'
import { Box, Button, List, ListItem, ListItemButton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { takeFocus } from '../../shared/take-focus.ts'
import type { Finding } from './finding.ts'
import type { PageFacts } from './page-facts.ts'
import { GOOD_MS, inSeconds, largestAfterMs } from './rules/first-screen.ts'
import { inKb, MOST_SCRIPT, MOST_STYLE } from './rules/weight.ts'
import type { Measured } from './use-meter.ts'

type Props = {
  measured: Measured | undefined
  onSelect: (element: string) => void
  /** Does what mends it, with what it asked for. */
  onFix: (finding: Finding, answer: string) => void
}

/** How heavy the page is, how soon it is there, and what in it somebody will miss. */
export function MeterPanel({ measured, onSelect, onFix }: Props) {
  if (!measured) return <Typography role="status">Medindo a página…</Typography>
  const { facts, findings } = measured
  return (
    <Box>
      <Figures facts={facts} />
      {findings.length === 0 ? (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 2 }}>
          <GoodIcon color="success" />
          <Typography>Nada a corrigir nesta página.</Typography>
        </Box>
      ) : (
        <List aria-label="O que pode melhorar" disablePadding>
          {findings.map((finding) => (
            <FindingRow key={finding.key} finding={finding} onSelect={onSelect} onFix={onFix} />
          ))}
        </List>
      )}
    </Box>
  )
}

function Figures({ facts }: { facts: PageFacts }) {
  const { script, style, pictures, fonts } = facts.weight
  const largest = largestAfterMs(facts)
  const figures: [label: string, value: string, isOver: boolean, beside?: string][] = [
    ['Scripts', inKb(script), script > MOST_SCRIPT, `de ${inKb(MOST_SCRIPT)}`],
    ['Estilos', inKb(style), style > MOST_STYLE, `de ${inKb(MOST_STYLE)}`],
    ['Imagens', inKb(pictures), false],
    ['Fontes', inKb(fonts), false],
  ]
  if (largest !== undefined) figures.push(['Primeira tela', inSeconds(largest), largest > GOOD_MS, 'em 4G lento'])
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        m: 0,
        mb: 1,
        '& > :nth-of-type(5)': { gridColumn: '1 / -1' },
      }}
    >
      {figures.map(([label, value, isOver, beside]) => (
        <Box key={label} sx={{ border: 1, borderColor: isOver ? 'error.main' : 'divider', borderRadius: 1, p: 1 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600 }} color={isOver ? 'error' : undefined}>
            {value}{' '}
            {beside && (
              <Typography component="span" variant="body2" color="textSecondary" noWrap>
                {beside}
              </Typography>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

type RowProps = { finding: Finding; onSelect: Props['onSelect']; onFix: Props['onFix'] }

function FindingRow({ finding, onSelect, onFix }: RowProps) {
  const { element, text, isGrave, fix } = finding
  const [isAsking, setIsAsking] = useState(false)
  const Icon = isGrave ? GraveIcon : AdviceIcon
  const words = (
    <>
      <Icon
        color={isGrave ? 'error' : 'info'}
        fontSize="small"
        titleAccess={isGrave ? 'Problema' : 'Sugestão'}
        sx={{ mt: 0.25 }}
      />
      <Typography variant="body2">{text}</Typography>
    </>
  )
  const row = { display: 'flex', gap: 1, alignItems: 'flex-start', px: 1, py: 1, minBlockSize: 44 }
  return (
    <ListItem disablePadding divider sx={{ flexDirection: 'column', alignItems: 'stretch' }}>
      {element === undefined ? (
        <Box sx={row}>{words}</Box>
      ) : (
        <ListItemButton onClick={() => onSelect(element)} sx={row}>
          {words}
        </ListItemButton>
      )}
      {fix && !isAsking && (
        <Button
          size="small"
          onClick={() => (fix.asks ? setIsAsking(true) : onFix(finding, ''))}
          aria-label={`${fix.label}: ${text}`}
          sx={{ alignSelf: 'flex-start', ml: 4 }}
        >
          {fix.label}
        </Button>
      )}
      {fix?.asks && isAsking && (
        <Question
          {...fix.asks}
          onAnswer={(answer) => {
            setIsAsking(false)
            onFix(finding, answer)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </ListItem>
  )
}

type QuestionProps = { label: string; longest: number; onAnswer: (answer: string) => void; onClose: () => void }

/** What a fix has to be told, where the finding stands. */
function Question({ label, longest, onAnswer, onClose }: QuestionProps) {
  const [answer, setAnswer] = useState('')
  const send = () => {
    if (answer.trim() !== '') onAnswer(answer.trim())
  }
  return (
    <Box sx={{ ml: 4, mr: 1, mb: 1 }}>
      <TextField
        label={label}
        value={answer}
        inputRef={takeFocus}
        onChange={({ target }) => setAnswer(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around it is that of the page.
          event.preventDefault()
          send()
        }}
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <Button size="small" disabled={answer.trim() === ''} onClick={send}>
        Aplicar
      </Button>
      <Button size="small" color="inherit" onClick={onClose}>
        Cancelar
      </Button>
    </Box>
  )
}
