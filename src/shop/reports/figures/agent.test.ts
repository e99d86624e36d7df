import { expect, test } from 'vitest'
import { isOpening, personsDevice } from './agent.ts'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'desktop'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'phone'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'phone',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0.0.0', 'phone'],
  [`Mozilla/5.0 (Linux; Android 14; SM-X710) ${CHROME} Safari/537.36`, 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop'],
])('%s is a person with a %s', (agent, device) => expect(personsDevice(agent)).toBe(device))

test.each([
  '',
  'curl/8.9.1',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.24.1 A',
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 11; moto g power (2022)) ${CHROME} Mobile Safari/537.36 Chrome-Lighthouse`,
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
])('%s is a program', (agent) => expect(personsDevice(agent)).toBeUndefined())

test('a page counts when it is opened in a window, not when it is fetched, framed or looked at ahead', () => {
  const opened = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'pt-BR' }
  expect(isOpening(opened)).toBe(true)
  expect(isOpening({ ...opened, 'sec-fetch-dest': 'document' })).toBe(true)
  expect(isOpening({ ...opened, 'sec-fetch-dest': 'iframe' })).toBe(false)
  expect(isOpening({ ...opened, 'sec-fetch-dest': 'empty' })).toBe(false)
  expect(isOpening({ ...opened, 'sec-purpose': 'prefetch' })).toBe(false)
  expect(isOpening({ ...opened, accept: '*/*' })).toBe(false)
  expect(isOpening({ accept: 'text/html' })).toBe(false)
})
