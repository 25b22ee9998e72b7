import type { Phrasing } from './phrasing.ts';

export const en: Phrasing = {
  prompts: {
    'what-is': 'What is {x}?',
    'how-to': 'How do I get started with {x}?',
    best: 'What are the best options for {x}?',
    price: 'How much does {x} cost?',
    alternative: 'What are the alternatives to {x}?',
    versus: 'How do the options for {x} compare?',
    'for-whom': 'Who is {x} for?',
    'worth-it': 'Is {x} worth it?',
  },
  plural: {
    // Leeds and AIDS are one each, and so are main.rs and "SQL for Analysts", which is counted by what stands before the preposition.
    is: (phrase) => {
      const head = phrase.replace(/(?<=\S)\s(?:for|of|in|on|at|with|from|to|by)\s.*$/, '');
      return /[^sui]s$/i.test(head) && !/^\p{Lu}\S*ds$|\.\w+$/u.test(head);
    },
    prompts: {
      'what-is': 'What are {x}?',
      price: 'How much do {x} cost?',
      'for-whom': 'Who are {x} for?',
      'worth-it': 'Are {x} worth it?',
    },
  },
  place: {
    prompts: {
      'what-is': 'What is {x} known for?',
      'how-to': 'How do I get to {x}?',
      best: 'What are the best things to do in {x}?',
      price: 'How much does a trip to {x} cost?',
      'worth-it': 'Is {x} worth visiting?',
    },
    fanOut: {
      requirement: 'What do I need for a trip to {x}?',
      duration: 'How much time should I plan for a trip to {x}?',
      mistake: 'Which mistakes should I avoid in {x}?',
    },
  },
  fanOut: {
    requirement: 'What do I need for {x}?',
    duration: 'How much time should I plan for {x}?',
    mistake: 'Which mistakes should I avoid with {x}?',
    example: 'What are examples of {x}?',
  },
  cues: {
    definition: 'what is, what are, what does, mean, meaning, definition, defined, explained, glossary, basics, introduction',
    steps:
      'how to, how do, how does, how can, how is, how are, how a, how an, how the, how your, how our, how we, how you, how it, step, guide, tutorial, instructions, getting started, get started, set up, setup, install, walkthrough',
    best: 'best, top, recommended, recommendation, which, choose, choosing, right for, ranking, things to do, things to see',
    price: 'price, pricing, cost, how much is, how much are, fee, budget, plans, discount',
    alternative: 'alternative, instead of, replacement, substitute, competitor, similar to',
    comparison: 'vs, versus, compare, compared, comparison, comparing, difference, differ, better than',
    audience:
      'for whom, who is, who are, who needs, who should, suitable, suited, designed for, ideal for, audience, beginner, professional',
    benefit: 'worth, benefit, advantage, disadvantage, pros, cons, roi, saving, drawback, why choose',
    requirement: 'requirement, prerequisite, required, what do i need, do you need, what you need, you will need, checklist, compatible',
    duration: 'how long, how much time, how quickly, how many days, how many hours, how many weeks, duration, timeline, lead time',
    mistake: 'mistake, error, problem, pitfall, avoid, troubleshooting, wrong, risk',
    example: 'example, for instance, sample, use case, scenario, such as',
    proof: 'case study, testimonial, review, customer story, customer stories, success story, success stories, reference, our customers',
  },
  defines: 'is a, is an, is the, are a, means, refers to, is defined as, stands for, is any, describes',
  units: 'second minute min hour h day week month year',
};
