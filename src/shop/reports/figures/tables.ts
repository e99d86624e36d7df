import type { Device, Metric, PageKind } from './contract.ts'

declare module '#db/schema.ts' {
  interface Database {
    visit_days: { day: string; device: Device; visitors: number; product_visitors: number }
    page_view_days: { day: string; kind: PageKind; device: Device; views: number }
    product_view_days: { day: string; product_id: number; views: number }
    empty_search_days: { day: string; words: string; searches: number }
    search_days: { day: string; words: string; searches: number; clicks: number; adds: number }
    page_speed_days: { day: string; kind: PageKind; device: Device; metric: Metric; bucket: number; samples: number }
    visit_salts: { day: string; salt: string }
    visit_marks: { day: string; mark: string; device: string; saw_product: boolean }
  }
}
