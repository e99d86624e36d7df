import { Box } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { LoadError } from '../shared/load-error.tsx'
import { ScreenSkeleton } from '../shared/screen-skeleton.tsx'
import { AgainStep } from './again-step.tsx'
import { BringStep } from './bring-step.tsx'
import { ChecklistStep } from './checklist-step.tsx'
import { LookStep } from './look-step.tsx'
import { shownStep, type StepSlug } from './move-steps.ts'
import { OpenStep } from './open-step.tsx'
import { OriginStep } from './origin-step.tsx'
import { StepBar } from './step-bar.tsx'
import { useMove } from './use-move.ts'

/** Moving day: from the address of the old shop to the open new one. Every step can be left and resumed. */
export function MoveScreen() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('id')) || undefined
  const begin = (made: number) => setParams({ id: String(made) })
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, mb: 4, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Trazer minha loja" />
      {id === undefined ? (
        <>
          <StepBar shown="origem" move={undefined} onGo={() => {}} />
          <OriginStep onBegun={begin} />
        </>
      ) : (
        <OneMove
          key={id}
          id={id}
          asked={params.get('passo')}
          onGo={(slug) => setParams({ id: String(id), passo: slug })}
          onBegun={begin}
        />
      )}
    </Box>
  )
}

type Options = { id: number; asked: string | null; onGo: (slug: StepSlug) => void; onBegun: (id: number) => void }

function OneMove({ id, asked, onGo, onBegun }: Options) {
  const { move, error, isBusy, tell, refetch } = useMove(id)
  if (error) return <LoadError onRetry={() => void refetch()}>{error.message}</LoadError>
  if (!move) return <ScreenSkeleton />
  const shown = shownStep(asked, move)
  const props = { move, isBusy, tell, onGo }
  return (
    <>
      <StepBar shown={shown} move={move} onGo={onGo} />
      {shown === 'origem' && <OriginStep onBegun={onBegun} />}
      {shown === 'ver' && <LookStep {...props} />}
      {shown === 'trazer' && <BringStep {...props} />}
      {shown === 'novidades' && <AgainStep {...props} onBegun={onBegun} />}
      {shown === 'ajustes' && <ChecklistStep {...props} />}
      {shown === 'abrir' && <OpenStep {...props} />}
    </>
  )
}
