export const CAROUSEL = 'carrossel'
export const SLIDE = 'slide'
export const SLIDES = 'Slides'
export const PREVIOUS = 'Slide anterior'
export const NEXT = 'Próximo slide'
export const PAUSE = 'Pausar apresentação'
export const PLAY = 'Iniciar apresentação'

/** «1 de 5», as a slide is announced. */
export const slideLabel = (index: number, count: number) => `${index + 1} de ${count}`
export const showSlideLabel = (index: number) => `Ir para o slide ${index + 1}`
