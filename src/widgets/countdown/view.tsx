import type { ViewProps } from '#builder/define-widget.ts'
import { IslandSlot } from '#islands/island-slot.tsx'
import { Prose } from '#ui/trusted-markup.tsx'
import { writeDueDate, writeInterval } from './due-date.ts'
import { planExpiry } from './expire.ts'
import countdown from './island.tsx'
import { UNITS } from './time-left.ts'
import type widget from './widget.ts'

export default function Countdown({ settings, page, id }: ViewProps<typeof widget>) {
  const isEvergreen = settings.countdown_type === 'evergreen'
  const intervalSeconds = settings.evergreen_counter_hours * 3_600 + settings.evergreen_counter_minutes * 60
  const dueSeconds = isEvergreen ? 0 : settings.due_date
  if (isEvergreen ? intervalSeconds === 0 : dueSeconds === 0) return page.editMode ? <NoDate /> : null

  const labelOf = Object.fromEntries(UNITS.map((unit) => [unit, settings[`label_${unit}`]]))
  const actions = planExpiry(settings.expire_actions, settings.expire_redirect_url.url)
  return (
    <div className="countdown" data-view={settings.countdown_view}>
      <IslandSlot
        island={countdown}
        id={id}
        props={{
          id,
          dueSeconds,
          intervalSeconds: isEvergreen ? intervalSeconds : 0,
          shown: UNITS.filter((unit) => settings[`show_${unit}`]),
          labels: settings.show_labels ? (labelOf as Record<(typeof UNITS)[number], string>) : undefined, // one for each unit
          actions,
          words: isEvergreen
            ? `Vale por ${writeInterval(intervalSeconds)} a partir da sua visita.`
            : `Termina em ${writeDueDate(dueSeconds)}.`,
          editMode: page.editMode,
        }}
      />
      {actions.some(({ type }) => type === 'message') && (
        <div role="status">
          <div className="elementor-countdown-expire--message" id={`${id}-expired`} hidden>
            <Prose html={settings.message_after_expire} className="prose" />
          </div>
        </div>
      )}
    </div>
  )
}

const NoDate = () => (
  <p className="builder-notice" role="note">
    Escolha quando a contagem termina. Visitantes não veem este aviso.
  </p>
)
