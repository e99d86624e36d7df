import type { Logger } from '#http/log.ts'
import { createMetrics } from '#http/metrics.ts'
import { watchPressure } from '#http/pressure.ts'
import { createVitalSigns, type VitalSigns } from '#http/vital-signs.ts'
import { defineModule } from './define-module.ts'

type Needs = { log: Logger; readSigns: (() => VitalSigns) | undefined }

/** How the process is, and what is counted of it. */
export const vitalsModule = defineModule({
  create: ({ log, readSigns }: Needs) => {
    const metrics = createMetrics()
    const signs = createVitalSigns()
    const pressure = watchPressure({
      read: readSigns ?? signs.read,
      log,
      onChange: (isHigh) => metrics.busy.set(isHigh ? 1 : 0),
      onTurnAway: () => metrics.turnedAway.inc(),
    })
    return { metrics, signs, pressure, countQuery: () => metrics.queries.inc() }
  },
  close: ({ signs, pressure }) => {
    pressure.stop()
    signs.stop()
  },
})
