import type { PageType } from '@citelight/contracts';
import { LOCAL_BUSINESS_TYPES, ORGANIZATION_TYPES } from './organization-types.ts';

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Groups of schema.org types. */
export const ARTICLE = set(
  'Article NewsArticle BlogPosting TechArticle ScholarlyArticle Report AnalysisNewsArticle OpinionNewsArticle ReportageNewsArticle BackgroundNewsArticle ReviewNewsArticle AdvertiserContentArticle SatiricalArticle LiveBlogPosting SocialMediaPosting MedicalScholarlyArticle APIReference Recipe',
);
export const PRODUCT = set(
  'Product ProductGroup ProductModel IndividualProduct SomeProducts Vehicle Car SoftwareApplication WebApplication MobileApplication VideoGame Service Course Book Event',
);
/** What is done for somebody: Service with its sub-types, and what a practice does. */
export const SERVICE = set(
  'Service BroadcastService CableOrSatelliteService FinancialProduct BankAccount CurrencyConversionService InvestmentOrDeposit LoanOrCredit MortgageLoan PaymentCard PaymentService FoodService GovernmentService Taxi TaxiService WebAPI Course MedicalProcedure DiagnosticProcedure PalliativeProcedure PhysicalExam SurgicalProcedure TherapeuticProcedure MedicalTherapy OccupationalTherapy PhysicalTherapy PsychologicalTreatment RadiationTherapy MedicalTest',
);
export const ORGANIZATION = set(ORGANIZATION_TYPES);
export const LOCAL_BUSINESS = set(LOCAL_BUSINESS_TYPES);
export const PERSON = set('Person Patient');
export const WEBSITE = set('WebSite');
export const FAQ = set('FAQPage QAPage');
export const BREADCRUMBS = set('BreadcrumbList');
const LISTING = set(
  'ItemList CollectionPage SearchResultsPage OfferCatalog Blog ProductCollection MediaGallery ImageGallery BreadcrumbList',
);
const DOCS = set('TechArticle APIReference Article HowTo LearningResource Course SoftwareSourceCode DefinedTermSet BlogPosting');

const union = (...sets: ReadonlySet<string>[]): ReadonlySet<string> => new Set(sets.flatMap((one) => [...one]));

/** What markup a page of each type is expected to carry; a page of type `other` is asked for none. */
export const EXPECTED: Record<Exclude<PageType, 'other'>, { types: ReadonlySet<string>; name: string }> = {
  home: {
    types: union(ORGANIZATION, WEBSITE, PERSON, set('Event SoftwareApplication WebApplication MobileApplication')),
    name: 'Organization or WebSite',
  },
  // What a recipe or a review is marked up as says more than that it is an article.
  article: { types: union(ARTICLE, set('Recipe Review CriticReview')), name: 'Article or a sub-type' },
  product: { types: PRODUCT, name: 'Product, SoftwareApplication or Service' },
  docs: { types: DOCS, name: 'TechArticle or HowTo' },
  listing: { types: LISTING, name: 'ItemList or CollectionPage' },
  about: { types: union(ORGANIZATION, PERSON, set('AboutPage ProfilePage')), name: 'AboutPage or Organization' },
  contact: { types: union(ORGANIZATION, set('ContactPage')), name: 'ContactPage or Organization' },
  faq: { types: union(FAQ, set('Question')), name: 'FAQPage or QAPage' },
};
