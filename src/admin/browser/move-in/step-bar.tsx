import { Box, LinearProgress, Step, StepButton, Stepper, Typography } from '@mui/material'
import type { MoveRecord } from './move-labels.ts'
import { mayVisit, STEPS, type StepSlug } from './move-steps.ts'

type Options = { shown: StepSlug; move: MoveRecord | undefined; onGo: (slug: StepSlug) => void }

/** Where the move stands, and the way to its other steps; on a telephone the number of the step alone. */
export function StepBar({ shown, move, onGo }: Options) {
  const at = STEPS.findIndex(({ slug }) => slug === shown)
  const here = `Passo ${at + 1} de ${STEPS.length}`
  return (
    <Box component="nav" aria-label="Passos da mudança">
      <Box sx={{ display: { xs: 'block', md: 'none' } }}>
        <Typography variant="body2" color="textSecondary">
          {here}: {STEPS[at]!.title}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={((at + 1) / STEPS.length) * 100}
          aria-label={here}
          sx={{ my: 1, blockSize: 6, borderRadius: 3 }}
        />
      </Box>
      <Stepper nonLinear activeStep={at} alternativeLabel sx={{ display: { xs: 'none', md: 'flex' }, px: 2 }}>
        {STEPS.map(({ slug, title }, index) => (
          <Step key={slug} completed={index < at} disabled={!mayVisit(slug, move)}>
            <StepButton onClick={() => onGo(slug)} aria-current={index === at ? 'step' : undefined}>
              {title}
            </StepButton>
          </Step>
        ))}
      </Stepper>
    </Box>
  )
}
