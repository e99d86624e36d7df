/** Families that devices bring, by the slug of their name, each with what stands in where it is not there. */
export const SYSTEM_FONTS: Readonly<Record<string, string>> = {
  arial: 'Arial,Helvetica,sans-serif',
  helvetica: 'Helvetica,Arial,sans-serif',
  tahoma: 'Tahoma,Verdana,sans-serif',
  verdana: 'Verdana,Tahoma,sans-serif',
  'trebuchet-ms': '"Trebuchet MS",Tahoma,sans-serif',
  georgia: 'Georgia,"Times New Roman",serif',
  'times-new-roman': '"Times New Roman",Times,serif',
  'courier-new': '"Courier New",Courier,monospace',
}
