import { Alert, Box, Button, Link, Pagination, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { formatNumber } from '#kit/pt-br.ts'
import { KIND_NAMES } from '#move-in/text.ts'
import { LabelledCell, StackedTable } from '../shared/stacked-table.tsx'
import { takeFocus } from '../shared/take-focus.ts'
import { FailedPictures } from './failed-pictures.tsx'
import { type MovedThingRecord, type MoveRecord, picturesText, screenOf, THING_LABELS } from './move-labels.ts'

const PER_PAGE = 25
const ANSWERS = [
  ['theirs', 'O da loja antiga'],
  ['ours', 'O desta loja'],
] as const
const COLUMNS = ['Na loja antiga', 'Vêm como são', 'Vêm mudados', 'Não vêm', 'Para decidir'] as const
/** Which side counts, for all of a kind or for some. */
type Answer = (kind: string, answer: 'theirs' | 'ours', oldIds?: string[]) => void
type Shown = { kind: string; state?: MovedThingRecord['state']; asked?: boolean }

/** For each kind what is there and what becomes of it; each number leads to the things that it counts. */
export function MoveReport({ move, onAnswer }: { move: MoveRecord; onAnswer: Answer }) {
  const [shown, setShown] = useState<Shown>()
  const pictures = picturesText(move.pictures)
  const cell = (label: (typeof COLUMNS)[number], count: number, which: Shown) => (
    // On a telephone a row of zeros is only in the way.
    <LabelledCell label={label} sx={count === 0 ? { '&&&': { display: { xs: 'none', sm: 'table-cell' } } } : {}}>
      {count === 0 ? (
        '0'
      ) : (
        <Button size="small" sx={{ minInlineSize: 0, px: 1 }} onClick={() => setShown(which)}>
          {formatNumber(count)}
        </Button>
      )}
    </LabelledCell>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {pictures !== '' && <Typography role="status">{pictures}</Typography>}
      {move.pictures.failed > 0 && <FailedPictures move={move} />}
      <StackedTable label="O que vem, por tipo" below="sm">
        <TableHead>
          <TableRow>
            {['Tipo', ...COLUMNS].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {move.kinds.map(({ kind, found, same, changed, refused, asked }) => (
            <TableRow key={kind}>
              <TableCell component="th" scope="row">
                {KIND_NAMES[kind] ?? kind}
              </TableCell>
              {cell(COLUMNS[0], found, { kind })}
              {cell(COLUMNS[1], same, { kind, state: 'same' })}
              {cell(COLUMNS[2], changed, { kind, state: 'changed' })}
              {cell(COLUMNS[3], refused, { kind, state: 'refused' })}
              {cell(COLUMNS[4], asked, { kind, asked: true })}
            </TableRow>
          ))}
        </TableBody>
      </StackedTable>
      <Reasons move={move} />
      {shown && <Things key={JSON.stringify(shown)} move={move} shown={shown} onAnswer={onAnswer} />}
    </Box>
  )
}

function Reasons({ move }: { move: MoveRecord }) {
  const said = move.kinds.flatMap(({ kind, reasons }) => reasons.map((reason) => ({ kind, ...reason })))
  if (said.length === 0) return null
  return (
    <Box>
      <Typography component="h3" variant="subtitle2">
        O que muda ou fica, e por quê
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3, display: 'grid', gap: 0.5 }}>
        {said.map(({ kind, reason, count, examples }) => (
          <Typography key={`${kind}${reason}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>
              {KIND_NAMES[kind] ?? kind}, {formatNumber(count)}:
            </strong>{' '}
            {reason}{' '}
            {examples.length > 0 && (
              <Typography component="span" variant="body2" color="textSecondary">
                Por exemplo: {examples.join('; ')}.
              </Typography>
            )}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

type ThingsOptions = { move: MoveRecord; shown: Shown; onAnswer: Answer }

function Things({ move, shown: { kind, state, asked = false }, onAnswer }: ThingsOptions) {
  const [page, setPage] = useState(1)
  const { data: things = [], total = 0 } = useGetList<MovedThingRecord>('moved-things', {
    pagination: { page, perPage: PER_PAGE },
    filter: { kind, ...(state && { state }), ...(asked && { asked: true }) },
    meta: { move: move.id, state: move.state },
  })
  const title = `${KIND_NAMES[kind] ?? kind}${asked ? ': para decidir' : state ? `: ${THING_LABELS[state].toLowerCase()}` : ''}`
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="subtitle2" ref={takeFocus} tabIndex={-1} sx={{ scrollMarginBlockStart: 80 }}>
        {title}
      </Typography>
      {asked && (
        <Alert severity="info">
          Estão nas duas lojas e são diferentes. Qual lado vale? Decida uma a uma na lista, ou todas de uma vez:
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {ANSWERS.map(([answer, label]) => (
              <Button key={answer} size="small" variant="outlined" onClick={() => onAnswer(kind, answer)}>
                {label}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      <StackedTable label={title} below="sm">
        <TableHead>
          <TableRow>
            {['Nome', 'Nº lá', 'Observação', 'Ver', ...(asked ? ['Vale'] : [])].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {things.map((thing) => (
            <TableRow key={thing.id}>
              <TableCell component="th" scope="row">
                {thing.title || thing.old_id}
              </TableCell>
              <LabelledCell label="Nº lá">{thing.old_id}</LabelledCell>
              <LabelledCell label="Observação">{[thing.reason, ...thing.notes].filter(Boolean).join(' ')}</LabelledCell>
              <LabelledCell label="Ver">
                <Links thing={thing} />
              </LabelledCell>
              {asked && (
                <LabelledCell label="Vale">
                  {ANSWERS.map(([answer, label]) => (
                    <Button
                      key={answer}
                      size="small"
                      aria-label={`${label}: ${thing.title || thing.old_id}`}
                      onClick={() => onAnswer(kind, answer, [thing.old_id])}
                    >
                      {label}
                    </Button>
                  ))}
                </LabelledCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </StackedTable>
      {total > PER_PAGE && (
        <Pagination
          count={Math.ceil(total / PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label="Páginas da lista"
        />
      )}
    </Box>
  )
}

function Links({ thing }: { thing: MovedThingRecord }) {
  const here = screenOf(thing)
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {/^https?:\/\//.test(thing.old_url) && (
        <Link href={thing.old_url} target="_blank" rel="noreferrer">
          lá
        </Link>
      )}
      {here && (
        <Link component={RouteLink} to={here}>
          aqui
        </Link>
      )}
    </Box>
  )
}
