import { assessment } from '../intelligence/assessment.ts'
import { assistant } from '../intelligence/assistant.ts'
import { codeCheck } from '../intelligence/code-check.ts'
import { finder } from '../intelligence/finder.ts'
import { forecast } from '../intelligence/forecast.ts'
import { likedThrough } from '../intelligence/likings.ts'
import { matches } from '../intelligence/matches.ts'
import { outcomeTest } from '../intelligence/outcome-test.ts'
import { symptomAdvice } from '../intelligence/symptom-advice.ts'
import type { BlockViews } from './view.ts'

export const intelligenceViews: BlockViews<'assistant' | 'finder' | 'code_check' | 'symptom_advice' | 'matches' | 'forecast' | 'assessment' | 'outcome_test'> =
  {
    assistant: { render: assistant, entities: ({ entity, entities, entries }) => [entity, ...entities, entries?.entity] },
    finder: { render: finder, entities: ({ entity }, model) => [entity, ...likedThrough(model, entity)] },
    symptom_advice: { render: symptomAdvice, entities: ({ entities }) => entities },
    code_check: { render: codeCheck, entities: ({ entity }) => [entity] },
    matches: {
      render: matches,
      entities: ({ entity, other, proposes }, { actions }) => [entity, other, actions.find(({ id }) => id === proposes?.action)?.entity],
    },
    forecast: { render: forecast, entities: ({ entity }) => [entity] },
    outcome_test: {
      render: outcomeTest,
      entities: ({ entity, outcomes, keeps }, { actions }) => [entity, outcomes.entity, actions.find(({ id }) => id === keeps?.action)?.entity],
    },
    assessment: { render: assessment, entities: ({ entity, keeps }, { actions }) => [entity, actions.find(({ id }) => id === keeps?.action)?.entity] },
  }
