import { endpoint } from '@evenhand/contracts/endpoint';
import { Body } from '@nestjs/common';
import { z } from 'zod';
import { Handles } from '../src/endpoints/handles.js';

const Ask = z.strictObject({ question: z.string() });
type Ask = z.infer<typeof Ask>;
const Other = z.strictObject({ question: z.string() });
const Answer = z.object({ answer: z.string() });
const ask = endpoint('POST', '/api/ask', Ask, Answer);

test('a handler does not load when it parses the body with another schema than the endpoint’s', () => {
  expect(() => {
    class Wrong {
      @Handles(ask)
      ask(@Body({ schema: Other }) { question }: Ask) {
        return { answer: question };
      }
    }
    return Wrong;
  }).toThrow('POST /api/ask, handled by ask: @Body({ schema }) must name the body of the endpoint');
});

test('a handler does not load when it does not parse its body', () => {
  expect(() => {
    class Unparsed {
      @Handles(ask)
      ask(@Body() { question }: Ask) {
        return { answer: question };
      }
    }
    return Unparsed;
  }).toThrow('@Body({ schema })');
});

test('the compiler refuses a handler when the type of its answer or body is not the endpoint’s', () => {
  class Careless {
    // @ts-expect-error the answer is not the endpoint's
    @Handles(ask)
    wrongAnswer(@Body({ schema: Ask }) { question }: Ask) {
      return { reply: question };
    }

    // @ts-expect-error the parameter is not the endpoint's body
    @Handles(ask)
    wrongBody(@Body({ schema: Ask }) { amount }: { amount: number }) {
      return { answer: `${amount}` };
    }
  }
  expect(Careless).toBeDefined();
});
