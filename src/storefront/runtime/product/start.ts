import { rememberSeen } from '#widgets/recently-viewed/seen.ts'
import { wakeBuyBar } from './buy-bar.ts'
import { wakePhotos } from './photos.ts'
import { wakeReviewForm } from './review-form.ts'
import { wakeTabs } from './tabs.ts'

/** Wakes what a product's page has beside its form. */
export function startProduct() {
  for (const photos of document.querySelectorAll<HTMLElement>('.product-photos')) wakePhotos(photos)
  for (const wrapper of document.querySelectorAll<HTMLElement>('.wc-tabs-wrapper')) wakeTabs(wrapper)
  for (const form of document.querySelectorAll<HTMLFormElement>('#review_form form, .review-votes, .question-form'))
    wakeReviewForm(form)
  wakeBuyBar()
  const remembered = document.querySelector<HTMLElement>('.product-photos[data-remember]')?.dataset['remember']
  if (remembered) rememberSeen(() => localStorage, Number(remembered))
}
