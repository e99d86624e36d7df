import { useMemo, useState } from 'react'
import { Notification, NotificationContext, type NotificationPayload, useNotificationContext } from 'react-admin'
import { seenForMs, withoutRepeats } from './notice-turns.ts'

/** What is told, one notice at a time: whoever works fast hears of each deed soon after it. */
export function Notices() {
  const desk = useNotificationContext()
  const [seen, setSeen] = useState<NotificationPayload>()
  const ours = useMemo(() => {
    const takeNotification = () => {
      const taken = desk.takeNotification()
      if (taken) desk.setNotifications((waiting: NotificationPayload[]) => withoutRepeats(taken, waiting))
      setSeen(taken || undefined)
      return taken
    }
    return { ...desk, takeNotification }
  }, [desk])
  return (
    <NotificationContext value={ours}>
      <Notification
        autoHideDuration={seenForMs(seen, desk.notifications.length > 0)}
        // Whoever works in the page of the editor has left this window without leaving: the notice would stay for ever.
        disableWindowBlurListener={document.querySelector('[data-editor]') !== null}
      />
    </NotificationContext>
  )
}
