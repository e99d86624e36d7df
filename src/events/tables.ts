interface EventListenersTable {
  listener: string
  event: string
}

declare module '#db/schema.ts' {
  interface Database {
    event_listeners: EventListenersTable
  }
}
